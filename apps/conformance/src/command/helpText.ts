/** What `--help` says. */
export const helpText = `Checks from outside whether a server speaks the Kislap operator contract.

  npx kislap-conformance --base https://api.example --phone 639… --password …

It needs one test account and only reads, unless you allow more.

  --base URL            where /api/web/… and /go/api/… are          (KISLAP_BASE)
  --pay URL             where /pay/client is, if elsewhere
  --phone, --password   the test account                            (KISLAP_PHONE, KISLAP_PASSWORD)
  --token               … or a session of it                        (KISLAP_TOKEN)
  --other-phone, --other-password, --other-token
                        a second account: is it kept from the first one's rows?  (KISLAP_OTHER_…)

  --write               also changes a picture and a favorite, and changes them back
  --write=money         also opens deposit orders and asks for rewards: with a throw-away account
  --write=away          also limits the account, gives it a break and excludes it for good: the checks of how
                        players are protected; give its password too
  --clock PATH          with it, where your server's clock is moved by {"by": seconds}: what is due on
                        time is looked at too (of a sandbox: /__sandbox/clock)

  --only a,b            checks, kinds of checks or calls: --only paging,getDepositLog
  --profile NAME        one part of the contract: read, accounts, money, play, protection
  --result FILE         its result, to show to others
  --verify FILE         whether a result is whole and of this contract; with --base (and an account)
                        also whether the server still does what it says
  --origin URL          the origin the app is served from: may it ask across origins?
  --max-ms N            slowest 95th percentile that passes (1000)
  --samples N           how often each call is timed (5)
  --pages N             how many pages of a list are walked (6)
  --timeout N           milliseconds to wait for one answer (10000)

  --json                findings as JSON on standard output
  --junit FILE          findings as JUnit XML in a file
  --strict              warnings fail the run too
  --list                what is checked, and why (--markdown for a page)

Exit code: 0 conforms, 1 does not, 2 could not run, 3 nothing speaks against it, and not all of it was seen.
`;
