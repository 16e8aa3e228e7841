const NAME = /^gulmohar-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(\.age)?$/;

/** `gulmohar-20261122T203000Z.tar.zst`, plus `.age` when it is encrypted. Names sort by time. */
export function backupName(madeAt: Date, isEncrypted: boolean): string {
  const time = madeAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');
  return `gulmohar-${time}.tar.zst${isEncrypted ? '.age' : ''}`;
}

export function readBackupName(name: string): { madeAt: Date; isEncrypted: boolean } | undefined {
  const [, year, month, day, hour, minute, second, age] = NAME.exec(name) ?? [];
  if (!year) return undefined;
  return {
    madeAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    isEncrypted: age !== undefined,
  };
}
