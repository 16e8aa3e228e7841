import { backupCommand } from './backup-command.ts';
import type { Command } from './command.ts';
import { createAdminCommand } from './create-admin-command.ts';
import { doctorCommand } from './doctor-command.ts';
import { exportCommand } from './export-command.ts';
import { gstReportCommand } from './gst-report-command.ts';
import { importCommand } from './import-command.ts';
import { mailsCommand } from './mails-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { movePicturesCommand } from './move-pictures-command.ts';
import { orderCommand } from './order-command.ts';
import { removeDemoCommand } from './remove-demo-command.ts';
import { resetAdminCommand } from './reset-admin-command.ts';
import { restoreCommand } from './restore-command.ts';
import { returnCommand } from './return-command.ts';
import { rotateKeysCommand } from './rotate-keys-command.ts';
import { seedCommand } from './seed-command.ts';

export const commands: Record<string, Command> = {
  backup: backupCommand,
  'create-admin': createAdminCommand,
  doctor: doctorCommand,
  export: exportCommand,
  'gst-report': gstReportCommand,
  import: importCommand,
  mails: mailsCommand,
  migrate: migrateCommand,
  'move-pictures': movePicturesCommand,
  order: orderCommand,
  'remove-demo': removeDemoCommand,
  'reset-admin': resetAdminCommand,
  restore: restoreCommand,
  return: returnCommand,
  'rotate-keys': rotateKeysCommand,
  seed: seedCommand,
};
