-- Accountants: accounts that operators make, which see documents of money and nothing else.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('user', 'operator', 'accountant')) not valid;
