/** A member of staff. */
export type StaffActor = { staffId: string; name: string };

/** Who takes a step of an order or return: its buyer, the courier, the operator's tool, or a member of staff. */
export type Actor = 'shopper' | 'courier' | 'operator' | StaffActor;

const STAFF = 'staff:';

/** How an actor is stored in the rows of events. */
export function actorText(actor: Actor): string {
  return typeof actor === 'string' ? actor : STAFF + actor.name;
}

/** Whether a row of events names the buyer as its actor. */
export function isShopper(text: string): boolean {
  return text === 'shopper';
}

/** The actor as the admin shows it; shoppers never see it. */
export function actorInWords(text: string): string {
  return text.startsWith(STAFF) ? text.slice(STAFF.length) : `the ${text}`;
}
