import { z } from 'zod';

/** How fast an order is delivered. Express is offered only where the owner has set it up. */
export const deliveryService = z.enum(['standard', 'express']);
export type DeliveryService = z.infer<typeof deliveryService>;
