-- A role for accountants, who read money and orders.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check
  check (role in ('owner', 'manager', 'packer', 'support', 'accountant'));
