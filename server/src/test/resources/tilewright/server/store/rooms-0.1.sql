-- What the server of version 0.1 kept in rooms.db: a room of each puzzle and of a Sudoku of other rules, in turns, together, and in a race, and what one
-- person saved.
CREATE TABLE IF NOT EXISTS "schema_history" (
    "installed_rank" INT NOT NULL PRIMARY KEY,
    "version" VARCHAR(50),
    "description" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "script" VARCHAR(1000) NOT NULL,
    "checksum" INT,
    "installed_by" VARCHAR(100) NOT NULL,
    "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
    "execution_time" INT NOT NULL,
    "success" BOOLEAN NOT NULL
);
INSERT INTO schema_history VALUES(1,'1','rooms','SQL','V1__rooms.sql',-502037362,'','2026-11-30 07:22:47.846',180,1);
INSERT INTO schema_history VALUES(2,'2','retention','SQL','V2__retention.sql',1999210694,'','2026-11-30 07:22:48.128',31,1);
INSERT INTO schema_history VALUES(3,'3','room snapshots','SQL','V3__room_snapshots.sql',1188599187,'','2026-11-30 07:22:48.222',1,1);
CREATE TABLE rooms (
    id text not null primary key check (length(id) between 1 and 64),
    request text unique check (length(request) between 1 and 64),
    code text unique check (length(code) between 1 and 16),
    epoch bigint not null check (epoch between 1 and 9223372036854775807),
    head bigint not null check (head between 1 and 9223372036854775807),
    hash text not null check (length(hash) = 32),
    owner text not null,
    changed bigint not null check (changed between 0 and 9223372036854775807),
    wake bigint not null check (wake between 0 and 9223372036854775807),
    expires bigint not null check (expires between 0 and 9223372036854775807)
);
INSERT INTO rooms VALUES('kvdnvyak4ryo','make-000001',NULL,1,7,'0100ca9ecabda3f27416cd72ccd709e1','server-35bf3ba4ab25ea50',1796023386619,9223372036854775807,1798615372996);
INSERT INTO rooms VALUES('u73xn6tpqczc','make-000008',NULL,1,6,'a06e3e9e89bc29ea0b5b5b01d039d779','server-35bf3ba4ab25ea50',1796023387391,9223372036854775807,1798615372996);
INSERT INTO rooms VALUES('dp6virpvha5m','make-000014',NULL,1,6,'fc310ae2739a0aefb47196575bd4be40','server-35bf3ba4ab25ea50',1796023387630,9223372036854775807,1798615372996);
INSERT INTO rooms VALUES('5vsbtie2ewgg','make-000020',NULL,1,7,'0a73f91cf5b9b750a2d5ccd078ddd1c7','server-35bf3ba4ab25ea50',1796023392483,9223372036854775807,1798615372996);
INSERT INTO rooms VALUES('7xqnn7ychfzi','make-000027',NULL,1,6,'e5f9ccf36e354e2877cde199a760b08e','server-35bf3ba4ab25ea50',1796023392851,9223372036854775807,1803799372996);
CREATE TABLE events (
    room text not null references rooms (id) on delete cascade,
    version bigint not null check (version between 1 and 9223372036854775807),
    at bigint not null check (at between 0 and 9223372036854775807),
    request text check (length(request) between 1 and 64),
    kind text not null,
    seat bigint not null check (seat between -1 and 63),
    data text not null,
    hash text not null check (length(hash) = 32),
    primary key (room, version)
);
INSERT INTO events VALUES('kvdnvyak4ryo',1,1796023384414,'make-000001','made',-1,'{"play":"sudoku:9.46..8...............12.4...89.6.5..6....7..5..2...38.29..3.....7...5...5.46....","way":"together","seats":["",""],"clock":"none","strict":false,"seed":"4668643067769551411","setup":"easy","before":"","names":[]}','96731916cfb839ae9f9e7d5d390ad96b');
INSERT INTO events VALUES('kvdnvyak4ryo',2,1796023385584,'sit-000002','sat',0,'Ada','5666f20281daccd972abe2e2e0c4a921');
INSERT INTO events VALUES('kvdnvyak4ryo',3,1796023385903,'sit-000003','sat',1,'Bo','723869e4a8e82eaa52a0807c056d7912');
INSERT INTO events VALUES('kvdnvyak4ryo',4,1796023386337,'act-000004','acted',0,'r1c2=1','d6e5df169f0a8936932ffe5895636865');
INSERT INTO events VALUES('kvdnvyak4ryo',5,1796023386453,'act-000005','acted',1,'r1c5?23','f88c1a9d1a6e3a108a048e25046cf878');
INSERT INTO events VALUES('kvdnvyak4ryo',6,1796023386558,'act-000006','acted',1,'r1c5=3','6f5f5f499ce26632d533280d63327003');
INSERT INTO events VALUES('kvdnvyak4ryo',7,1796023386619,'undo-000007','undone',0,'','0100ca9ecabda3f27416cd72ccd709e1');
INSERT INTO events VALUES('u73xn6tpqczc',1,1796023386967,'make-000008','made',-1,'{"play":"sudoku:6x6 x ...3...........4.2..6......1.4......","way":"together","seats":["",""],"clock":"none","strict":false,"seed":"5186895263628690463","setup":"","before":"","names":[]}','07836750f14621d31de93d6bd6abc54c');
INSERT INTO events VALUES('u73xn6tpqczc',2,1796023387113,'sit-000009','sat',0,'Ada','2c3c608eb7c45aeeb35c464ee343299c');
INSERT INTO events VALUES('u73xn6tpqczc',3,1796023387215,'sit-000010','sat',1,'Bo','96b04b7f643d9bd8593bec5507010d4c');
INSERT INTO events VALUES('u73xn6tpqczc',4,1796023387311,'act-000011','acted',0,'r1c1=1','3bb48221f6611f3ec34a4e99783ca59c');
INSERT INTO events VALUES('u73xn6tpqczc',5,1796023387377,'act-000012','acted',1,'r1c2?25','9d1183028a865970c04a7035af747fe0');
INSERT INTO events VALUES('u73xn6tpqczc',6,1796023387391,'act-000013','acted',1,'r2c3=4','a06e3e9e89bc29ea0b5b5b01d039d779');
INSERT INTO events VALUES('dp6virpvha5m',1,1796023387477,'make-000014','made',-1,'{"play":"hues:..5173.8/43...265/25.4..34/8..6.7.1/548154../3...6..4/217.8.72/7.563...!","way":"together","seats":["",""],"clock":"none","strict":false,"seed":"6495006236717037067","setup":"easy","before":"","names":[]}','248e409f2f034c5642db85c26f8b8c9f');
INSERT INTO events VALUES('dp6virpvha5m',2,1796023387536,'sit-000015','sat',0,'Ada','df7f30d53062b76f64e42e5a44dbdc47');
INSERT INTO events VALUES('dp6virpvha5m',3,1796023387567,'sit-000016','sat',1,'Bo','ee71e7e770eccce14e51707703f230c6');
INSERT INTO events VALUES('dp6virpvha5m',4,1796023387599,'act-000017','acted',0,'r1c1?67','54fcf976789f12b1004adb9d959248c0');
INSERT INTO events VALUES('dp6virpvha5m',5,1796023387612,'act-000018','acted',0,'p6=r1c1','3394e183af72c054b14bdc53cddad6e8');
INSERT INTO events VALUES('dp6virpvha5m',6,1796023387630,'act-000019','acted',1,'r3c3?18','fc310ae2739a0aefb47196575bd4be40');
INSERT INTO events VALUES('5vsbtie2ewgg',1,1796023387713,'make-000020','made',-1,'{"play":"trominoes:g....../......./......./......./......./......./.......!","way":"race","seats":["",""],"clock":"none","strict":false,"seed":"-3460917497012215382","setup":"7","before":"","names":[]}','de17ade259c11bd879001b5e91f90e61');
INSERT INTO events VALUES('5vsbtie2ewgg',2,1796023387783,'sit-000021','sat',0,'Ada','928bc12e263f3b4cfac614fc52c0ee29');
INSERT INTO events VALUES('5vsbtie2ewgg',3,1796023387799,'sit-000022','sat',1,'Bo','9652d6345d1b904062e1b24725159959');
INSERT INTO events VALUES('5vsbtie2ewgg',4,1796023392358,'act-000023','acted',0,'h=r1c2','890d63b35bbb53e05e6e1e0bddcd6497');
INSERT INTO events VALUES('5vsbtie2ewgg',5,1796023392408,'act-000024','acted',0,'v=r2c1','4cf67d27fc9f688a7e38db2af63b2494');
INSERT INTO events VALUES('5vsbtie2ewgg',6,1796023392443,'act-000025','acted',1,'h=r1c2','379b3796a560cc96739ad21ceb9d84cf');
INSERT INTO events VALUES('5vsbtie2ewgg',7,1796023392483,'undo-000026','undone',0,'','0a73f91cf5b9b750a2d5ccd078ddd1c7');
INSERT INTO events VALUES('7xqnn7ychfzi',1,1796023392628,'make-000027','made',-1,'{"play":"paletto:ACBC/CBAB/DADA/BDCD","way":"turns","seats":["",""],"clock":"days 3","strict":false,"seed":"-8485872083348252012","setup":"4x4","before":"","names":[]}','cc5c067db2e82bb6cfe3c1d5441ea591');
INSERT INTO events VALUES('7xqnn7ychfzi',2,1796023392666,'sit-000028','sat',0,'Ada','e6e54174a1605d71a43a94e4870e53d8');
INSERT INTO events VALUES('7xqnn7ychfzi',3,1796023392694,'sit-000029','sat',1,'Bo','bd75cd7145b8a660de0a756ace137134');
INSERT INTO events VALUES('7xqnn7ychfzi',4,1796023392722,'act-000030','acted',0,'r1c1','d416df1a733c26efcc34903731fcd37a');
INSERT INTO events VALUES('7xqnn7ychfzi',5,1796023392755,'act-000031','acted',0,'end','424a6337dfb7b8c3d145e02f64157ebd');
INSERT INTO events VALUES('7xqnn7ychfzi',6,1796023392851,'act-000032','acted',1,'r1c4','e5f9ccf36e354e2877cde199a760b08e');
CREATE TABLE keys (
    room text not null references rooms (id) on delete cascade,
    hash text not null check (length(hash) = 64),
    allows text not null check (allows in ('WATCH', 'ANY', 'INVITE', 'HOLD')),
    seat bigint not null check (seat between -1 and 63),
    primary key (room, hash)
);
INSERT INTO keys VALUES('kvdnvyak4ryo','8a5bdb4cc15164126c6ef2668de9dd240d299ce6397a42c95a9411b93d080ed8','INVITE',0);
INSERT INTO keys VALUES('kvdnvyak4ryo','7e83c227eb3f1ceae585a68cc808a374ccba3510da8266ac8c567532f3ceafac','INVITE',1);
INSERT INTO keys VALUES('kvdnvyak4ryo','c31770290baa348d5972e9ad6ab7220f4b4eee3b5da3eadd4d1e43ddab4ffba3','ANY',-1);
INSERT INTO keys VALUES('kvdnvyak4ryo','d59336f5790a9d2096f48ec426ab8cced20280cc810e26fcb7c7079b0e8db3ff','WATCH',-1);
INSERT INTO keys VALUES('kvdnvyak4ryo','aa428e542aa77aa68e54777e6169cc0a46e628d16a4fdadc4babdafc968eb344','HOLD',0);
INSERT INTO keys VALUES('kvdnvyak4ryo','ebed3c572a4e8df22fc7fe0cd5ba2fdc73f3450b62feef9d329bfac75a0a109d','HOLD',1);
INSERT INTO keys VALUES('u73xn6tpqczc','278b6218fb86eee7711def478540e519bad1cf0483ef9f85b926749041df5ccc','INVITE',0);
INSERT INTO keys VALUES('u73xn6tpqczc','ec96dfa5e6c3d380799d00678bf76ec584fde66f07f2ecd801014dc09f0fcbeb','INVITE',1);
INSERT INTO keys VALUES('u73xn6tpqczc','460c4b5cdaf5d8c6a319ed65c971c905430daf81be89246e09bc408fa69ae7c8','ANY',-1);
INSERT INTO keys VALUES('u73xn6tpqczc','52358ba4b4d18541e94e7ce3e9cf0b1c359d8dd0b4731a7c8d39f37350c98a41','WATCH',-1);
INSERT INTO keys VALUES('u73xn6tpqczc','62790166e0a6ee7de8e64340adec1a2b6e016765bb808f4ba43afc5575994b4d','HOLD',0);
INSERT INTO keys VALUES('u73xn6tpqczc','25c26f9aa172d559870a75989a3135df439f428b9a8994d0f893abc8a549faa9','HOLD',1);
INSERT INTO keys VALUES('dp6virpvha5m','677df4a349bc9ae0063331d40a7c4d11b150d317459c222c8023d6122b54b1b5','INVITE',0);
INSERT INTO keys VALUES('dp6virpvha5m','225bfdbdb3f954681e1b499d2c2257dd25dc0b8a15a37ca78498a1f31ec20611','INVITE',1);
INSERT INTO keys VALUES('dp6virpvha5m','2818790ffdd5b6537cbb7d0aa1c173a1d45bf42740d315023276d985fb89831d','ANY',-1);
INSERT INTO keys VALUES('dp6virpvha5m','def60c4acf5262f69f867a4c2c2f4e85f29aeb724de78c280b8da9fcb7df7318','WATCH',-1);
INSERT INTO keys VALUES('dp6virpvha5m','9f3c045fcd172b41de6445190078071f390b559335ac6d44d17d0d2d3acc1ca8','HOLD',0);
INSERT INTO keys VALUES('dp6virpvha5m','a40a8be460d95b83b8486af260f2b0aa1026c1a7d37f8f8a1e6071076ba52c49','HOLD',1);
INSERT INTO keys VALUES('5vsbtie2ewgg','76de8cc9fa4b854bc24de1b6913f99140ddcb64419dcf0429a2c427c960d7f7a','INVITE',0);
INSERT INTO keys VALUES('5vsbtie2ewgg','d2f7ac3985e5491528dcd0bc2992fe32a08981484ced46012f04b638e0c4cb6c','INVITE',1);
INSERT INTO keys VALUES('5vsbtie2ewgg','dc9ce1581875b70e9c49dc2e523fdbb1e92c0ff93bbe1b13ddb9c85865977f5c','ANY',-1);
INSERT INTO keys VALUES('5vsbtie2ewgg','3bfa4b5bc8038c75fd43b5b626150f23471f3ca6bcdcad8d9bbf1a57745ad932','WATCH',-1);
INSERT INTO keys VALUES('5vsbtie2ewgg','eda180207c6fbaf1ecb4fb6e66fc10eaff9df12a4422cc1b48023e6c804ff985','HOLD',0);
INSERT INTO keys VALUES('5vsbtie2ewgg','d5f355fd8d2674c8699187e8f340ca7b4673fd62ac102c4c1be0a3e4b9537cb3','HOLD',1);
INSERT INTO keys VALUES('7xqnn7ychfzi','8665a0e2cc1ee3eefe29f804a275dec4a41c3fed237ec7380dc706bc40ad9006','INVITE',0);
INSERT INTO keys VALUES('7xqnn7ychfzi','96a10e7a866f936a564581b6ec68f2d6666293af89ecc6b5aa50af5d1aa4e932','INVITE',1);
INSERT INTO keys VALUES('7xqnn7ychfzi','57ec0566779eeae0aa103358d922a2cb6778f2f247070a3c1fbdc861fdf57b63','ANY',-1);
INSERT INTO keys VALUES('7xqnn7ychfzi','f5765adfad2411e5d007e31f4f7ed1842dd0d1bf6dfe5491e889c6b2f82c7d5a','WATCH',-1);
INSERT INTO keys VALUES('7xqnn7ychfzi','8c032bf41d25f59e23607360cc7627917f96b5da1f2af0eac2d570713f9299fd','HOLD',0);
INSERT INTO keys VALUES('7xqnn7ychfzi','7057a98bed3fe055ff06cd28577971d436542132fc6bab9b87e366693b4eb871','HOLD',1);
CREATE TABLE servers (
    id text not null primary key check (length(id) between 1 and 64),
    alive bigint not null check (alive between 0 and 9223372036854775807)
);
CREATE TABLE saved_keys (
    hash text not null primary key check (length(hash) = 64),
    used bigint not null check (used between 0 and 9223372036854775807)
);
INSERT INTO saved_keys VALUES('8bfb4a7f6c1cb4073b47072626084118324bcbb904ec7f27e62a39270926b999',1796023372996);
CREATE TABLE saved (
    owner_hash text not null references saved_keys (hash) on delete cascade,
    id text not null check (length(id) between 1 and 64),
    kind text not null check (length(kind) between 1 and 32),
    title text not null,
    changed bigint not null check (changed between 0 and 9223372036854775807),
    size bigint not null check (size between 0 and 9223372036854775807),
    text text not null,
    primary key (owner_hash, id)
);
INSERT INTO saved VALUES('8bfb4a7f6c1cb4073b47072626084118324bcbb904ec7f27e62a39270926b999','g1','game','First',1790000000000,63,'sudoku:6x6 x ...3...........4.2..6......1.4...... | r1c1=1');
INSERT INTO saved VALUES('8bfb4a7f6c1cb4073b47072626084118324bcbb904ec7f27e62a39270926b999','r1','room','Ours',1790000000000,18,'{"room":"abc"}');
INSERT INTO saved VALUES('8bfb4a7f6c1cb4073b47072626084118324bcbb904ec7f27e62a39270926b999','c1','collection','Mine',1790000000000,18,'{"puzzles":[]}');
CREATE TABLE retention (
    id bigint not null primary key check (id = 1),
    time bigint not null check (time between 0 and 9223372036854775807),
    seen bigint not null check (seen between 0 and 9223372036854775807)
);
INSERT INTO retention VALUES(1,1796023372996,1796023372996);
CREATE TABLE room_snapshots (
    room text not null primary key references rooms (id) on delete cascade,
    version bigint not null check (version between 1 and 9223372036854775807),
    hash text not null check (length(hash) = 32),
    format bigint not null check (format between 1 and 9223372036854775807),
    checksum bigint not null check (checksum between 0 and 4294967295),
    state text not null
);
CREATE INDEX "schema_history_s_idx" ON "schema_history" ("success");
CREATE INDEX rooms_wake on rooms (wake);
CREATE INDEX rooms_expires on rooms (expires);
CREATE UNIQUE INDEX events_request on events (room, request);
CREATE INDEX saved_keys_used on saved_keys (used);
CREATE INDEX saved_gone on saved (changed) where kind = 'gone';
