-- Statements apart: dropped beside what goes on.
-- Certificates that were taken back are found by their NIP with the index of 0400, which holds those without a name too.
drop index concurrently if exists certificates_taken_back_by_nip;
