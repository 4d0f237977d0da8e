import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockProblems, migrationsThatLock } from './migration-locks.ts';

it('no migration blocks others, or takes from the version before what it needs', async () => {
  expect(await migrationsThatLock(join(import.meta.dirname, '..', '..', 'server', 'platform', 'db', 'migrations'))).toEqual([]);
});

it.each([
  ['create index a on payments (id);', 'make the index of payments concurrently'],
  ['create unique index a on only payments (id);', 'make the index of payments concurrently'],
  ['alter table users add column a int,\n  alter column email type citext;', 'a new type of users.email'],
  ['alter table users alter email set data type text;', 'a new type of users.email'],
  ['alter table users alter column email set not null;', 'before users.email is not null'],
  ['alter table users add check (email <> $$$$);', 'a new constraint of users'],
  ['alter table users add constraint a foreign key (b) references c (d);', 'a new constraint of users'],
  ['alter table users add constraint a unique (email);', 'a unique constraint of users'],
  ['alter table users add column a uuid default gen_random_uuid();', 'a default that differs by row writes users anew'],
  ['alter table users drop column email;', 'the version before may still read users.email'],
  ['drop table users;', 'the version before may still read users'],
  ['alter table users validate constraint a;', 'validated in a migration with statements apart'],
  ['update users set email = 1;', 'rows of users are changed'],
  ['delete from users where true;', 'rows of users are changed'],
  ['alter table users rename column email to address;', 'the version before still reads users.email'],
  ['alter table users rename to people;', 'the version before still reads users: create a view'],
  ['lock table users;', 'nothing else reads users'],
])('%s is found', (sql, says) => {
  expect(lockProblems(sql)).toEqual([expect.stringContaining(says)]);
});

it.each([
  'create table a (id int);\ncreate index b on a (id);\nalter table a add check (id > 0);\ninsert into a values (1);\nupdate a set id = 2;',
  '-- Statements apart.\n\ncreate index concurrently a on payments (id);\n\nupdate payments set a = 1;\n\nalter table payments validate constraint b;',
  'alter table users add constraint a check (b) not valid;',
  'alter table users add constraint a unique using index b;',
  'alter table users add column a int not null default 0, alter column b drop not null;',
  'create function f() returns trigger language plpgsql as $$begin\n  update users set a = 1;\n  return new;\nend$$;\ncreate trigger t before update on users for each row execute function f();',
  'alter table users rename column email to address;\nalter table users add column email text;',
  'alter table users rename to people;\ncreate view users as select id from people;',
  '-- drop table users;',
  '-- Locks: users has one row in every installation.\nalter table users alter column email set not null;',
])('%s is let through', (sql) => {
  expect(lockProblems(sql)).toEqual([]);
});
