/** Assessments, answers, certificates and what came of them, of the companies of `company`. */
export const results: readonly string[] = [
  `insert into assessments (organization_id, id, type, status, completion_percentage, compliance_score, score_points, score_maximum, answered_count,
       catalogue_version, started_at, completed_at, certified_at, created_at, updated_at, first_completed_at)
     select id, pg_temp.of(n * 100 + k, 'assessment'), case k % 2 when 0 then 'nis2' else 'ai_act' end, 'certified', 100, 80, 80, 100, 49,
       '2026.11', at, at, at, at, at, at
     from company, generate_series(0, 9) k, lateral (select anew - make_interval(years => 4 - k / 2) as at) t`,
  `insert into assessments (organization_id, id, type, status, completion_percentage, answered_count, catalogue_version, started_at, created_at, updated_at)
     select id, pg_temp.of(n * 100 + 10 + k, 'assessment'), case k when 0 then 'nis2' else 'ai_act' end, 'in_progress', case k when 0 then 100 else 2.86 end,
       case k when 0 then 49 else 1 end, '2026.11', anew, anew, now() from company, generate_series(0, 1) k`,
  // Fifty answers: all of one questionnaire, and the first of the other.
  `insert into answers (organization_id, assessment_id, question_id, answer, comment, answered_at, updated_at, answered_by)
     select c.id, pg_temp.of(n * 100 + 10 + k, 'assessment'), q.id, ('{yes,yes,yes,partial,no,not_applicable}'::text[])[1 + (hashtext(q.id || n) & 3)],
       'Polityka bezpieczeństwa, rozdział ' || q.question_number, anew, anew, user_id
     from company c, lateral (
       (select id, question_number, 0 as k from questions where type = 'nis2' order by section, question_number limit 49)
       union all (select id, question_number, 1 from questions where type = 'ai_act' order by section, question_number limit 1)) q`,
  `create temp table certified on commit preserve rows as
     select n, k, c.id as organization_id, pg_temp.of(n * 100 + k, 'certificate') as id, at, at + interval '1 year' as until,
       -- Of every hundred one was revoked; one number in two million is never the same as another.
       case when pg_temp.share(n * 100 + k, 10) < 0.01 then at + interval '40 days' end as revoked_at,
       'ATESTO-' || case k % 2 when 0 then 'NIS2' else 'AIACT' end || '-' || extract(year from at) || '-'
         || translate(upper(lpad(to_hex((n * 10 + k) * 10368889 % 16777216), 6, '0')), '01', 'YZ') as number, name, nip, is_pro, anew
     from company c, generate_series(0, 9) k, lateral (select anew - make_interval(years => 4 - k / 2) as at) t order by at`,
  `insert into certificates (organization_id, id, certificate_number, assessment_id, type, compliance_score, status, issued_at, expires_at, revoked_at,
       revocation_reason, pdf_url, qr_code_url, verification_hash, credential, metadata, organization_name, organization_nip, search_text, priority_until,
       created_at, subscription_id, status_list, status_place)
     select organization_id, id, number, pg_temp.of(n * 100 + k, 'assessment'), case k % 2 when 0 then 'nis2' else 'ai_act' end, 80,
       -- What expired since yesterday is to be found today.
       case when revoked_at is not null and revoked_at < now() then 'revoked' when until < now() - interval '1 day' then 'expired' else 'active' end,
       date_trunc('milliseconds', at), date_trunc('milliseconds', until), case when revoked_at < now() then revoked_at end,
       case when revoked_at < now() then 'terms_breach' end, '', '', md5(number) || md5(number || 'x'), 'h.p.s',
       '{"threshold":75,"questionCount":49,"assessed":49,"notApplicable":0,"withoutReason":0,"catalogueVersion":"2026.11","confirmation":{"method":"transfer","level":2,"confirmedAt":"2026-01-01T00:00:00.000Z"}}',
       name, nip, lower(translate(name, 'łŁóęąśńźżćÓĘĄŚŃŹŻĆ', 'lloeasnzzcoeasnzzc') || ' ' || number || ' ' || nip),
       case when is_pro then anew + interval '1 year' end, at, pg_temp.of(n * 10 + k / 2 - 2, 'period'), extract(year from until)::int, n * 10 + k
     from certified`,
  // Reminders of the last of each regime and of the last period, but those that are due today.
  `insert into certificate_notifications (organization_id, id, certificate_id, user_id, notification_type, days_before_expiry, sent_at, email_sent, ends_at)
     select c.organization_id, gen_random_uuid(), c.id, pg_temp.of(n, 'user'), case when d > 0 then 'certificate_expiring' else 'certificate_expired' end, d,
       until - make_interval(days => d), true, date_trunc('milliseconds', until)
     from certified c, unnest(array[30, 7, -7]) d where k >= 8 and until - make_interval(days => d) < now() - interval '1 day' and revoked_at is null on conflict do nothing`,
  `insert into certificate_notifications (organization_id, id, subscription_id, user_id, notification_type, days_before_expiry, sent_at, email_sent, ends_at)
     select c.id, gen_random_uuid(), pg_temp.of(n * 10 + 2, 'period'), user_id, case when d > 0 then 'subscription_ending' else 'subscription_ended' end, d,
       anew + interval '1 year' - make_interval(days => d), true, anew + interval '1 year'
     from company c, unnest(array[30, 7, -7]) d where anew + interval '1 year' - make_interval(days => d) < now() - interval '1 day' on conflict do nothing`,
];
