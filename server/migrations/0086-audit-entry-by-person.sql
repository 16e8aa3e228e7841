-- The log of changes is read by person and by day, the newest first.
create index audit_entry_by_staff on audit_entry (staff_id, id desc);
create index audit_entry_by_time on audit_entry (at);
