alter table job_outbox add column origin jsonb;
comment on column job_outbox.origin is 'the request id and the trace of the work that asks for the job; null: nobody''s';
