const optional =
  'May be left out; the stories that show it answer it themselves, the others show what is always there.';
const setBySome = 'One player of the samples has set it, and not everybody here.';

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
  'urlConfig.help: in the sandbox alone': optional,
  'getDepositLog[].orderid: in the sandbox alone': optional,
  'getWithdrawLog[].orderid: in the sandbox alone': optional,
  'orderInfo.pay: in the sample alone': 'Of the players of the seed nobody has an order to pay.',
  'paylist4vip.data[].w_time: in the sandbox alone': optional,
  'deposit.pay: in the sandbox alone': optional,
  'redPackerInfo[].need: in the sandbox alone': optional,
  'lotteryLog[].goal: in the sandbox alone': optional,
  'getMsgList[].imp: in the sandbox alone': optional,
  'getMsgInfo.imp: in the sandbox alone': optional,
  'login.LastLoginTime: in the sandbox alone': optional,
  'thirdLogin.LastLoginTime: in the sandbox alone': optional,
  'thirdLogin.need: in the sandbox alone': optional,
  'register.gift: in the sandbox alone': optional,
  'rgInfo.dep.week: object in the sample, null or object in the sandbox': setBySome,
  'rgInfo.loss.day: object in the sample, null or object in the sandbox': setBySome,
  'rgInfo.session: object in the sample, null or object in the sandbox': setBySome,
  'rgSet.prompt: in the sandbox alone': optional,
  'rgCheck.prompt: in the sandbox alone': optional,
  'rgBreak.prompt: in the sandbox alone': optional,
  'rgExclude.prompt: in the sandbox alone': optional,
};
