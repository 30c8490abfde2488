const optional =
  'May be left out; the stories that show it answer it themselves, the others show what is always there.';
const signedOut = 'The app signs out with this answer and shows nothing of it.';

/** Where the samples of stories and the sandbox differ on purpose, and why. */
export const drifts: Readonly<Record<string, string>> = {
  'getUserInfo.RegTime: in the sandbox alone': optional,
  'getUserInfo.LastLoginTime: in the sandbox alone': optional,
  'getUserInfo.LastLoginIP: in the sandbox alone': optional,
  'getUserInfo.InviteCode: in the sandbox alone': optional,
  'getUserInfo.Kyc: in the sandbox alone': optional,
  'urlConfig.apkUrl: in the sandbox alone': optional,
  'urlConfig.termsUrl: in the sandbox alone': optional,
  'urlConfig.privacyUrl: in the sandbox alone': optional,
  'getDepositLog[].orderid: in the sandbox alone': optional,
  'redPackerInfo[].need: in the sandbox alone': optional,
  'lotteryLog[].goal: in the sandbox alone': optional,
  'getMsgList[].imp: in the sandbox alone': optional,
  'getMsgInfo.imp: in the sandbox alone': optional,
  'login.LastLoginTime: in the sandbox alone': optional,
  'thirdLogin.LastLoginTime: in the sandbox alone': optional,
  'register.gift: in the sandbox alone': optional,
  'rgBreak.cool: in the sandbox alone': signedOut,
  'rgExclude.cool: in the sandbox alone': signedOut,
  'rgExclude.excl: in the sandbox alone': signedOut,
};
