import { describeJourney } from './suites/describeJourney';
import { openPostgresDatabase } from './support/openPostgresDatabase';

describeJourney('PostgreSQL', openPostgresDatabase);
