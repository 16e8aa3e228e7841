import type { Command } from './command.ts';

/** Loading all of them takes as long as the rest of the start. */
export const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup-command.ts')).backupCommand,
  'create-admin': async () => (await import('./create-admin-command.ts')).createAdminCommand,
  demo: async () => (await import('./demo-command.ts')).demoCommand,
  doctor: async () => (await import('./doctor-command.ts')).doctorCommand,
  export: async () => (await import('./export-command.ts')).exportCommand,
  'gst-report': async () => (await import('./gst-report-command.ts')).gstReportCommand,
  import: async () => (await import('./import-command.ts')).importCommand,
  mails: async () => (await import('./mails-command.ts')).mailsCommand,
  migrate: async () => (await import('./migrate-command.ts')).migrateCommand,
  'move-pictures': async () => (await import('./move-pictures-command.ts')).movePicturesCommand,
  new: async () => (await import('./new-command.ts')).newCommand,
  order: async () => (await import('./order-command.ts')).orderCommand,
  'remove-demo': async () => (await import('./remove-demo-command.ts')).removeDemoCommand,
  'reset-admin': async () => (await import('./reset-admin-command.ts')).resetAdminCommand,
  restore: async () => (await import('./restore-command.ts')).restoreCommand,
  return: async () => (await import('./return-command.ts')).returnCommand,
  'rotate-keys': async () => (await import('./rotate-keys-command.ts')).rotateKeysCommand,
  simulate: async () => (await import('./simulate-command.ts')).simulateCommand,
};
