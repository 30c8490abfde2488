/** When the test databases were seeded: Wednesday 18 November 2026, 12:00 in Manila. */
export const seededAtMs = Date.UTC(2026, 10, 18, 4);
