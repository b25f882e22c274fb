-- What the server of commit 87496966 kept in rooms.db: a room in which two play on one board, and a saved game.
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
INSERT INTO "events" VALUES('nasnl6bppijg',1,1795785209716,'make-000001','made',-1,'{"play":"trominoes:g.../..../..../....!","way":"together","seats":["",""],"clock":"none","strict":false,"seed":"-777023585937652415","setup":"","before":"","names":[]}','2fdda6e0ebce1ac8b83dad7efe2874ff');
INSERT INTO "events" VALUES('nasnl6bppijg',2,1795785209947,'sit-0000001','sat',0,'Ada','3cb65b7600bc14e5e9c5a690a9bcd7fb');
INSERT INTO "events" VALUES('nasnl6bppijg',3,1795785209988,'sit-0000002','sat',1,'Bo','fc2d20db750c3e9d1cb95f1d76a383d9');
INSERT INTO "events" VALUES('nasnl6bppijg',4,1795785210506,'act-hr1c200','acted',0,'h=r1c2','5c49798290ea7c7a20026af3fb0d2aab');
INSERT INTO "events" VALUES('nasnl6bppijg',5,1795785210513,'act-vr2c100','acted',0,'v=r2c1','8614cbace0e8137f6f8e37f294ccad45');
INSERT INTO "events" VALUES('nasnl6bppijg',6,1795785210520,'act-hr2c200','acted',0,'h=r2c2','9ed78a9e392020dd7250c3898ec9fd21');
INSERT INTO "events" VALUES('nasnl6bppijg',7,1795785210529,'undo-000001','undone',0,'','67eb32e22544a214809812791d9a4437');
CREATE TABLE keys (
    room text not null references rooms (id) on delete cascade,
    hash text not null check (length(hash) = 64),
    allows text not null check (allows in ('WATCH', 'ANY', 'INVITE', 'HOLD')),
    seat bigint not null check (seat between -1 and 63),
    primary key (room, hash)
);
INSERT INTO "keys" VALUES('nasnl6bppijg','8a5bdb4cc15164126c6ef2668de9dd240d299ce6397a42c95a9411b93d080ed8','INVITE',0);
INSERT INTO "keys" VALUES('nasnl6bppijg','c69fb40feba930717e71f01707a9fccd9ec6997e59f96ea8d1f7a076a5facec1','INVITE',1);
INSERT INTO "keys" VALUES('nasnl6bppijg','b87079e487b5033d334601a6d06c529e19ba4070bdf8bdcc083fe04412a3ba78','ANY',-1);
INSERT INTO "keys" VALUES('nasnl6bppijg','4cd834471b999c1d6dbc2ff734d664743248d80a910a6a0eff594a484eff8add','WATCH',-1);
INSERT INTO "keys" VALUES('nasnl6bppijg','62790166e0a6ee7de8e64340adec1a2b6e016765bb808f4ba43afc5575994b4d','HOLD',0);
INSERT INTO "keys" VALUES('nasnl6bppijg','82ecb969e55357b3b731186bb3a363b1a1a9d84773c9c4e3b9034e25c6e9c224','HOLD',1);
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
INSERT INTO "rooms" VALUES('nasnl6bppijg','make-000001',NULL,1,7,'67eb32e22544a214809812791d9a4437','server-db8d90c557a5e86a',1795785210529,9223372036854775807,1798377210529);
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
INSERT INTO "saved" VALUES('8bfb4a7f6c1cb4073b47072626084118324bcbb904ec7f27e62a39270926b999','g1','game','First',1790000000000,43,'trominoes:g.../..../..../.... | h=r1c2');
CREATE TABLE saved_keys (
    hash text not null primary key check (length(hash) = 64),
    used bigint not null check (used between 0 and 9223372036854775807)
);
INSERT INTO "saved_keys" VALUES('8bfb4a7f6c1cb4073b47072626084118324bcbb904ec7f27e62a39270926b999',1795785210549);
CREATE TABLE "schema_history" (
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
INSERT INTO "schema_history" VALUES(1,'1','rooms','SQL','V1__rooms.sql',-502037362,'','2026-11-27 13:13:27.048',4,1);
CREATE TABLE servers (
    id text not null primary key check (length(id) between 1 and 64),
    alive bigint not null check (alive between 0 and 9223372036854775807)
);
INSERT INTO "servers" VALUES('server-db8d90c557a5e86a',1795785208347);
CREATE INDEX "schema_history_s_idx" ON "schema_history" ("success");
CREATE INDEX rooms_wake on rooms (wake);
CREATE INDEX rooms_expires on rooms (expires);
CREATE UNIQUE INDEX events_request on events (room, request);
CREATE INDEX saved_keys_used on saved_keys (used);
CREATE INDEX saved_gone on saved (changed) where kind = 'gone';
