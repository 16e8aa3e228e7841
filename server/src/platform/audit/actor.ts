export type StaffActor = { staffId: string; name: string };

/** Whoever takes a step of an order or return; 'operator' is the command-line tool. */
export type Actor = 'shopper' | 'courier' | 'operator' | StaffActor;

const STAFF = 'staff:';

export function actorText(actor: Actor): string {
  return typeof actor === 'string' ? actor : STAFF + actor.name;
}

export function isShopper(text: string): boolean {
  return text === 'shopper';
}

/** Not for shoppers, who never see the names of staff. */
export function actorLabel(text: string): string {
  return text.startsWith(STAFF) ? text.slice(STAFF.length) : `the ${text}`;
}
