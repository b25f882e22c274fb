-- For SQLite and PostgreSQL alike: whole numbers and text alone. Times are milliseconds since 1970. A text is greater than any
-- number in SQLite, so that "between" refuses it as PostgreSQL does by its types.

create table rooms (
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

create index rooms_wake on rooms (wake);
create index rooms_expires on rooms (expires);

-- The log. A request that came twice is stored once.
create table events (
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

create unique index events_request on events (room, request);

-- Hashes of the secrets that open a room.
create table keys (
    room text not null references rooms (id) on delete cascade,
    hash text not null check (length(hash) = 64),
    allows text not null check (allows in ('WATCH', 'ANY', 'INVITE', 'HOLD')),
    seat bigint not null check (seat between -1 and 63),
    primary key (room, hash)
);

-- When each server was last known to live.
create table servers (
    id text not null primary key check (length(id) between 1 and 64),
    alive bigint not null check (alive between 0 and 9223372036854775807)
);

-- The hashes of the keys under which people keep something, and when each was used last, to the day.
create table saved_keys (
    hash text not null primary key check (length(hash) = 64),
    used bigint not null check (used between 0 and 9223372036854775807)
);

create index saved_keys_used on saved_keys (used);

-- What people keep. The text is last, so that the rest is read without it.
create table saved (
    owner_hash text not null references saved_keys (hash) on delete cascade,
    id text not null check (length(id) between 1 and 64),
    kind text not null check (length(kind) between 1 and 32),
    title text not null,
    changed bigint not null check (changed between 0 and 9223372036854775807),
    size bigint not null check (size between 0 and 9223372036854775807),
    text text not null,
    primary key (owner_hash, id)
);

create index saved_gone on saved (changed) where kind = 'gone';
