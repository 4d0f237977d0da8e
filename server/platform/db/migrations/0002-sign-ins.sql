-- Earlier sign-ins of a user are looked up at every sign-in.
create index audit_logs_sign_ins on audit_logs (user_id) where action = 'user.signed_in';
