-- Of long rooms, how they were after an event, so that their logs need not be read from the beginning. All of it can be made of
-- the logs again, and may be deleted at any time.
create table room_snapshots (
    room text not null primary key references rooms (id) on delete cascade,
    version bigint not null check (version between 1 and 9223372036854775807),
    hash text not null check (length(hash) = 32),
    format bigint not null check (format between 1 and 9223372036854775807),
    checksum bigint not null check (checksum between 0 and 4294967295),
    state text not null
);
