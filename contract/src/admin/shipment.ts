import { z } from 'zod';

/** The couriers that the shop can book with itself; any other is entered by name and tracking number. */
export const courierName = z.enum(['shiprocket', 'delhivery']);
export type CourierName = z.infer<typeof courierName>;
