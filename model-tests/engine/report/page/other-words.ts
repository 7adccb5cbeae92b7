/** What people say, and what the machines and the specification say for it. */
const SAID = `
  login logon signin: sign
  logout logoff signout: sign
  timeout valid validity: elapse expire
  wait: pending waiting delay
  email: mail address
  pay paid money: pay payment paid
  underpaid short partial little: failed
  down disconnected internet network: offline connection
  back: online restored
  close cancel escape leave abort: dismissed closed
  delete remove: deleted gone
  wizard: verification gate step
  captcha otp 2fa: verification code
  twice double duplicate repeat: twice again
  retry: retried again
  cannot error problem wrong: fails refused
  toast notice: announced
  message: messages
  locale: language
  dark light theme: appearance
  secret key: credential secret
  appkey appsecret: credential
  permission right: role
  reload: refresh
  often interval: poll
  see seen show shown visible: revealed shown view
  change edit: edit update changed
  add make: create
  app: application
  csv download: export
  shortcut command: palette
  webhook: callback
  sso google: identity provider
  deploy version update: release
  forgot lost: reset forgot
  nickname name: profile
  coin: currency token
  inbox: messages
  dashboard: home
  nothing disabled: ignored
`;

const SAID_FOR = SAID.trim()
  .split("\n")
  .map((line) => line.split(":").map((words) => words.trim().split(" ")));

/** What else the console may call what somebody calls so. */
export function otherWords(word: string): string[] {
  return SAID_FOR.flatMap(([heard = [], said = []]) => (heard.includes(word) ? said : [])).filter(
    (other) => other !== word,
  );
}
