/** A staff member. */
export type StaffActor = { staffId: string; name: string };

/**
 * Whoever takes a step of an order or return: its buyer, the courier, the operator's tool, or a staff member.
 */
export type Actor = 'shopper' | 'courier' | 'operator' | StaffActor;

const STAFF = 'staff:';

/** Returns an actor as stored in event rows. */
export function actorText(actor: Actor): string {
  return typeof actor === 'string' ? actor : STAFF + actor.name;
}

/** Whether an event row names the buyer as its actor. */
export function isShopper(text: string): boolean {
  return text === 'shopper';
}

/** Returns an actor as shown in the admin; shoppers never see it. */
export function actorLabel(text: string): string {
  return text.startsWith(STAFF) ? text.slice(STAFF.length) : `the ${text}`;
}
