import { sql } from 'kysely';

/** Orders whose parcels have arrived or come back, of which figures of returns are made. */
export const hasArrived = sql<boolean>`orders.status in ('Delivered', 'Returned to seller')`;
