import { describeJourney } from './suites/describeJourney';
import { openTestDatabase } from './support/openTestDatabase';

describeJourney('PGlite', openTestDatabase);
