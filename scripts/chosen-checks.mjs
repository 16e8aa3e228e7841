/** Checks that can run a part. */
const WITH_PARTS = ['unit', 'browser', 'chaos', 'faults'];

/** Run side by side, because each keeps a single core busy for part of its time. */
const QUICK = ['lint', 'types', 'unused'];

/**
 * Checks that run in the background of others, which wait for processes and timeouts now and then: the
 * processor would be idle.
 */
const BACKGROUND = { types: 'unit', unused: 'unit' };

/**
 * Parses arguments such as `npm test -- unit server/src/main.test.ts`: names of checks, and after a single
 * name the arguments for the tool behind it (files, `-t` or `-g` with a title).
 * @param {string[]} args
 * @param {string[]} known the names of all checks
 * @returns {{ names: string[], part: string[] } | { complaint: string }}
 */
export function chosenChecks(args, known) {
  const isUnknown = (arg) => !known.includes(arg);
  const end = args.findIndex(isUnknown);
  if (end === -1) return { names: args, part: [] };
  const names = args.slice(0, end);
  const part = args.slice(end);
  if (names.length === 1 && WITH_PARTS.includes(names[0])) return { names, part };
  const choice = `choose from ${known.join(', ')}`;
  if (names.length === 0) return { complaint: `There is no check '${part[0]}': ${choice}.` };
  return {
    complaint: `'${part[0]}' is not a check (${choice}); a part can be run of ${WITH_PARTS.join(', ')}.`,
  };
}

/**
 * @param {string[]} names of checks, in their order
 * @returns {{ names: string[], background: string[] }[]} groups to run one after the other; the checks of a
 * group run side by side
 */
export function groupsOf(names) {
  const foreground = names.filter((name) => !names.includes(BACKGROUND[name]));
  const quick = foreground.filter((name) => QUICK.includes(name));
  const alone = foreground.filter((name) => !QUICK.includes(name));
  return [...(quick.length > 0 ? [quick] : []), ...alone.map((name) => [name])].map((group) => ({
    names: group,
    background: names.filter((name) => group.includes(BACKGROUND[name])),
  }));
}
