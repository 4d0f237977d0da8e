/** What is stored of what was done, and what is queued, about the companies of `company`. */
export const traces: readonly string[] = [
  // The history of answers stays; where it was written from does not, for longer than a year.
  `insert into audit_logs (user_id, organization_id, action, entity_type, entity_id, metadata, ip_address, user_agent, created_at)
     select user_id, id, 'answer.saved', 'answer', pg_temp.of(n * 100 + 10, 'assessment')::text,
       jsonb_build_object('questionId', 'nis2-' || 1 + q % 7 || '-' || 1 + q / 7, 'answer', 'yes', 'comment', ''),
       case when at > now() - interval '366 days' then '192.0.2.1' end, case when at > now() - interval '366 days' then 'Mozilla/5.0' end, at
     from company, generate_series(1, 50) q, lateral (select now() - make_interval(secs => 86400 * 1100 * pg_temp.share(n * 100 + q, 11)) as at) t order by at`,
  `insert into audit_logs (user_id, organization_id, action, entity_type, entity_id, metadata, ip_address, user_agent, created_at)
     select user_id, id, case when k < 12 then 'user.signed_in' else 'assessment.completed' end, case when k < 12 then 'user' else 'assessment' end, user_id::text, '{}'::jsonb,
       '192.0.2.1', 'Mozilla/5.0', at
     from company, generate_series(1, 16) k, lateral (select now() - make_interval(secs => 86400 * 365.5 * pg_temp.share(n * 100 + k, 12)) as at) t order by at`,
  `insert into audit_logs (user_id, organization_id, action, entity_type, entity_id, metadata, ip_address, user_agent, created_at)
     select null, id, 'operator.extended', 'subscription', id::text, '{"note":"proszę klienta"}'::jsonb, '192.0.2.2', 'Mozilla/5.0', now() - interval '30 days' * pg_temp.share(n, 13)
     from company where n % 2000 = 0`,
  // They are numbered in the order of their time, so those of all companies are made anew.
  `truncate security_events`,
  `insert into security_events (minute, kind, ip_address, user_id, code, route, count, last_at)
     select date_trunc('minute', at), ('{access,limit,sign_in,sign_in,session}'::text[])[1 + k], '192.0.' || n % 250 || '.' || n / 250 % 250,
       case when k < 2 then pg_temp.of(n, 'user') end, 'forbidden', '/api/members', 1 + n % 7, at
     from generate_series(1, $2::bigint) n, generate_series(0, 4) k, lateral (select now() - make_interval(secs => 86400 * 366 * pg_temp.share(n * 10 + k, 14)) as at) t order by at
     on conflict do nothing`,
  `insert into desk_tasks (id, kind, subject, organization_id, facts, opened_at, closed_at, decision, note)
     select pg_temp.of(n, 'task'), 'certificate_unpaid', pg_temp.of(n * 100 + 9, 'certificate')::text, id,
       jsonb_build_object('certificateNumber', 'x', 'organization', name, 'nip', nip), at, case when n % 200 > 0 then at + interval '1 day' end,
       case when n % 200 > 0 then 'keep' end, case when n % 200 > 0 then 'sprawdzone' end
     from (select *, now() - make_interval(secs => 86400 * 366 * pg_temp.share(n, 15)) as at from company where n % 10 = 0) c`,
  `insert into transfers (id, entry_key, organization_id, payment_id, amount, currency, booked_on, payer, title, verdict, state, created_at)
     select pg_temp.of(n, 'transfer'), 'entry' || n, id, pg_temp.of(n * 10 + 2, 'payment'), 2269.35, 'PLN', anew::date, name, 'ATZ-' || n, 'exact', 'booked', anew
     from company where n % 10 = 0`,
  `insert into complaints (id, number, name, email, language, via, consumer, about, complaint, received_at, answer_by, outcome, answer, answered_at)
     select pg_temp.of(n, 'complaint'), 'RK-2026-' || n, 'Jan', email, 'pl', 'form', false, '', 'Nie działa.', anew, anew + interval '14 days', 'uphold', 'Poprawione.', anew
     from company where n % 100 = 0`,
  `insert into evidence (organization_id, id, kind, name, url, valid_until, added_by, added_at)
     select id, pg_temp.of(n * 10 + k, 'evidence'), 'link', 'Polityka ' || k, 'https://example.com/' || n, (now() + interval '600 days' * (pg_temp.share(n * 10 + k, 16) - 0.3))::date, user_id, anew
     from company, generate_series(0, 2) k where n % 4 = 0`,
  `insert into evidence_notices (organization_id, evidence_id, user_id, kind, valid_until, sent_at)
     select e.organization_id, e.id, e.added_by, d.kind, e.valid_until, now() - interval '1 day' from company c join evidence e on e.organization_id = c.id
     join (values ('month', 30), ('week', 7), ('over', -1)) d (kind, days) on e.valid_until between current_date - 30 and current_date + d.days - 1 on conflict do nothing`,
  `insert into action_items (organization_id, question_id, state, state_at, owner_user_id, owner_name, due_on, updated_at)
     select c.id, q.id, 'open', now(), user_id, 'Jan', (now() + interval '700 days' * (pg_temp.share(n * 10 + 1, 17) - 0.1))::date, now()
     from company c, lateral (select id from questions where type = 'nis2' order by id limit 5) q where n % 20 = 0`,
  `insert into plan_notices (organization_id, question_id, user_id, kind, due_on, sent_at)
     select a.organization_id, a.question_id, a.owner_user_id, k, a.due_on, now() - interval '1 day' from company c join action_items a on a.organization_id = c.id
     join (values ('soon', 7), ('overdue', -1)) d (k, days) on a.due_on < current_date + days on conflict do nothing`,
  `insert into plan_digests (organization_id, user_id, month, sent_at)
     select id, user_id, to_char(now() - interval '1 month', 'YYYY-MM'), now() - interval '1 day' from company where n % 20 = 0 and n % 1000 <> 0 on conflict do nothing`,
  `insert into monthly_reports (organization_id, month, sent_at)
     select id, to_char(now() - interval '1 month', 'YYYY-MM'), now() - interval '1 day' from company where is_pro and n % 1000 <> 0 on conflict do nothing`,
  `insert into supplier_watches (organization_id, nip, added_by, added_at)
     select id, lpad((1000000000 + 1 + (n * 7919 + k * 104729) % $2::bigint)::text, 10, '0'), user_id, now() - interval '30 days'
     from company, generate_series(1, 10) k where n % 5 = 0 on conflict do nothing`,
  `insert into webhooks (organization_id, id, url, events, secret, state, state_at, made_by, made_at)
     select id, pg_temp.of(n, 'webhook'), 'https://example.com/hook', '{certificate.issued}', 'x', 'on', now(), user_id, now() from company where n % 100 = 0`,
  `insert into webhook_messages (organization_id, webhook_id, id, event, about, data, state, tries, created_at, tried_at)
     select id, pg_temp.of(n, 'webhook'), pg_temp.of(n * 100 + k, 'message'), 'certificate.expiring', 'about' || k, '{}', 'delivered', 1, now() - interval '80 days' * pg_temp.share(n + k, 18), now()
     from company, generate_series(1, 20) k where n % 100 = 0`,
  // A week of mails that were sent, some that were given up, and some that wait for tomorrow.
  `insert into pgboss.job (name, data, state, priority, retry_limit, policy, start_after, created_on, started_on, completed_on, output)
     select 'mail', jsonb_build_object('kind', 'subscription_ending', 'userId', user_id, 'language', 'pl', 'values',
         jsonb_build_object('plan', 'Basic', 'date', '20 listopada 2027', 'number', '', 'organizationId', id)),
       (case when n % 50 = 0 then 'failed' when n % 50 = 1 then 'retry' else 'completed' end)::pgboss.job_state, 0, 10, 'standard',
       case when n % 50 = 1 then now() + interval '1 day' else at end, at, at, case when n % 50 <> 1 then at end,
       case when n % 50 = 0 then '{"message":"550 no such mailbox","stack":"Error: 550 no such mailbox\\n    at SMTPConnection"}'::jsonb end
     from company, generate_series(1, 2) k, lateral (select now() - interval '6 days' * pg_temp.share(n * 10 + k, 19) as at) t`,
];

/** Two years of runs of every job, whatever the size. */
export const runs = `insert into job_runs (name, started_at, finished_at, counts)
  select j, d, d + interval '1 second', '{"owed": 3}'::jsonb from generate_series(now() - interval '366 days', now() - interval '1 hour', interval '1 day') d,
    unnest('{statuses,transparency log,plans,reminders,plan reminders,evidence reminders,scope rules,terms,plan digests,webhooks,suppliers,monthly reports,invoice deadlines,companies,disputes,retention,files}'::text[]) j
  union all select j, d, d, '{"asked": 0}'::jsonb from generate_series(now() - interval '366 days', now(), interval '10 minutes') d, unnest('{payments,confirmations}'::text[]) j
  order by 2`;
