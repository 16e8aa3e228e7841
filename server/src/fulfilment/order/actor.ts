/** Somebody at the admin. */
export type StaffActor = { staffId: string; name: string };

/** Who takes a step of an order or return: its buyer, the operator's tool, or somebody in the admin. */
export type Actor = 'shopper' | 'operator' | StaffActor;

const STAFF = 'staff:';

/** How an actor stands in the rows of events. */
export function actorText(actor: Actor): string {
  return typeof actor === 'string' ? actor : STAFF + actor.name;
}

/** Whether a row of events says that the buyer did it. */
export function isShopper(text: string): boolean {
  return text === 'shopper';
}

/** The same for whoever reads in the admin; shoppers are never told. */
export function actorInWords(text: string): string {
  return text.startsWith(STAFF) ? text.slice(STAFF.length) : `the ${text}`;
}
