/** What ends the address of everybody whom the simulation made up. */
export const SIMULATED_DOMAIN = '@simulated.example';

/** The same for SQL's `like`. */
export const SIMULATED = `%${SIMULATED_DOMAIN}`;
