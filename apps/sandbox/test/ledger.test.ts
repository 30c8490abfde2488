import { describeLedger } from './suites/describeLedger';
import { openTestDatabase } from './support/openTestDatabase';

describeLedger('PGlite', openTestDatabase);
