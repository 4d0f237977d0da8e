-- The role that the application works with: run once, by whoever owns the database, when it is made. What it may do it is given by `migrate`.
do $$
begin
  execute format('create role atesto_app login password %L', rtrim(pg_read_file('/run/secrets/application-password'), E'\r\n'));
end
$$;
