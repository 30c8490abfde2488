import { describeLedger } from './suites/describeLedger';
import { openPostgresDatabase } from './support/openPostgresDatabase';

describeLedger('PostgreSQL', openPostgresDatabase);
