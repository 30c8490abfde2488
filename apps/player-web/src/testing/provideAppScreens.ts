import { provideScreens } from '../navigation/screens';
import { appScreens } from '../start/appScreens';

provideScreens(appScreens);
