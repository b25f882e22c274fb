-- A migration of a later version of the program, for tests.
alter table saved add column note text;
