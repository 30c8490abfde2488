import { lazyComponent } from '../code/lazyComponent';
import type { LazyComponent } from '../code/lazyComponent';
import type { RouteName } from './routes';

/** The code of every route's page. */
export const pages = {
  home: lazyComponent(() => import('../pages/home/HomePage').then(({ HomePage }) => HomePage)),
  login: lazyComponent(() => import('../pages/login/LoginPage').then(({ LoginPage }) => LoginPage)),
  maintain: lazyComponent(() =>
    import('../pages/maintain/MaintainPage').then(({ MaintainPage }) => MaintainPage),
  ),
  register: lazyComponent(() =>
    import('../pages/register/RegisterPage').then(({ RegisterPage }) => RegisterPage),
  ),
  registerSuccess: lazyComponent(() =>
    import('../pages/registerSuccess/RegisterSuccessPage').then(
      ({ RegisterSuccessPage }) => RegisterSuccessPage,
    ),
  ),
  resetPassword: lazyComponent(() =>
    import('../pages/resetPassword/ResetPasswordPage').then(({ ResetPasswordPage }) => ResetPasswordPage),
  ),
  user: lazyComponent(() => import('../pages/user/UserPage').then(({ UserPage }) => UserPage)),
} satisfies Record<RouteName, LazyComponent<object>>;
