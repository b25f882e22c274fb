-- The clock by which things expire: it goes on while servers run, whatever the clocks of machines are set to.
create table retention (
    id bigint not null primary key check (id = 1),
    time bigint not null check (time between 0 and 9223372036854775807),
    seen bigint not null check (seen between 0 and 9223372036854775807)
);

insert into retention (id, time, seen) select 1, max(alive), max(alive) from servers having count(*) > 0;
