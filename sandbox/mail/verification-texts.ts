import type { CodePurpose } from "#contracts/account/send-verification-code.ts";
import type { Language } from "#contracts/languages.ts";

/** What an e-mail with a code is about. */
export type Occasion = CodePurpose | "alreadyRegistered" | "notRegistered";

type Texts = Record<"greeting" | "validity" | "ignore" | "signature", string> & {
  occasions: Record<Occasion, { subject: string; lead: string }>;
};

/** The e-mails that bring a verification code, in every language. */
export const VERIFICATION_TEXTS: Record<Language, Texts> = {
  "en-US": {
    greeting: "Hello,",
    validity: "The code works once and for 10 minutes. Never share it with anyone: we will never ask you for it.",
    ignore: "If you did not ask for this, you can ignore this e-mail. Nothing changes without the code.",
    signature: "Merchant Console",
    occasions: {
      register: {
        subject: "Your registration code",
        lead: "Welcome! Enter this code to finish your registration:",
      },
      alreadyRegistered: {
        subject: "You already have an account",
        lead: "Someone tried to register with this e-mail, but it already has an account. Please sign in instead, or reset your password if you forgot it. The code below only confirms that this mailbox is yours:",
      },
      resetPassword: {
        subject: "Your password reset code",
        lead: "Enter this code to choose a new password:",
      },
      notRegistered: {
        subject: "No account with this e-mail",
        lead: "Someone, perhaps you, asked to reset the password for this e-mail, but it has no account. You may have registered with another e-mail. If it was not you, you can ignore this message.",
      },
      editApplication: {
        subject: "Your code to edit an application",
        lead: "Enter this code to edit an application. Your changes decide where payment notifications are sent, so please keep the code to yourself:",
      },
      viewCredentials: {
        subject: "Your code to view credentials",
        lead: "Enter this code to see the credentials of an application. They are important, so please keep the code and the credentials to yourself:",
      },
    },
  },
  "zh-TW": {
    greeting: "您好：",
    validity: "驗證碼僅能使用一次，10 分鐘內有效。請勿告訴任何人，我們不會向您索取。",
    ignore: "若這不是您本人的操作，請忽略這封郵件。沒有驗證碼，任何資料都不會變更。",
    signature: "商戶控制台",
    occasions: {
      register: { subject: "您的註冊驗證碼", lead: "歡迎您！請輸入以下驗證碼以完成註冊：" },
      alreadyRegistered: {
        subject: "您已經有帳戶",
        lead: "有人使用這個電子郵件申請註冊，但它已經有帳戶。請直接登入；若忘記密碼，可以重設。以下驗證碼僅用來確認此信箱屬於您：",
      },
      resetPassword: { subject: "您的密碼重設驗證碼", lead: "請輸入以下驗證碼以設定新密碼：" },
      notRegistered: {
        subject: "此電子郵件沒有帳戶",
        lead: "有人（可能是您本人）要求重設此電子郵件的密碼，但它沒有帳戶。您可能是以其他電子郵件註冊的。若這不是您本人的操作，請忽略這封郵件。",
      },
      editApplication: {
        subject: "編輯應用的驗證碼",
        lead: "請輸入以下驗證碼以編輯應用。變更會影響收款通知的去向，請勿將驗證碼告訴他人：",
      },
      viewCredentials: {
        subject: "查看憑證的驗證碼",
        lead: "請輸入以下驗證碼以查看應用的憑證。這些是重要資料，驗證碼與憑證皆請勿外洩：",
      },
    },
  },
  "zh-CN": {
    greeting: "您好：",
    validity: "验证码仅可使用一次，10 分钟内有效。请勿告诉任何人，我们不会向您索取。",
    ignore: "如果这不是您本人的操作，请忽略此邮件。没有验证码，任何信息都不会改变。",
    signature: "商户控制台",
    occasions: {
      register: { subject: "您的注册验证码", lead: "欢迎！请输入以下验证码完成注册：" },
      alreadyRegistered: {
        subject: "您已有账户",
        lead: "有人使用此邮箱申请注册，但它已有账户。请直接登录；如果忘记密码，可以重置。以下验证码仅用于确认此邮箱属于您：",
      },
      resetPassword: { subject: "您的密码重置验证码", lead: "请输入以下验证码以设置新密码：" },
      notRegistered: {
        subject: "该邮箱没有账户",
        lead: "有人（可能是您本人）申请重置该邮箱的密码，但它没有账户。您可能是用其他邮箱注册的。如果这不是您本人的操作，请忽略此邮件。",
      },
      editApplication: {
        subject: "编辑应用的验证码",
        lead: "请输入以下验证码以编辑应用。更改会影响收款通知的去向，请勿将验证码告诉他人：",
      },
      viewCredentials: {
        subject: "查看凭证的验证码",
        lead: "请输入以下验证码以查看应用的凭证。这些是重要信息，验证码和凭证均请勿泄露：",
      },
    },
  },
  "ja-JP": {
    greeting: "こんにちは。",
    validity: "コードは一度だけ、10 分間有効です。誰にも教えないでください。当社からお尋ねすることはありません。",
    ignore: "お心当たりがない場合は、このメールを無視してください。コードがなければ何も変更されません。",
    signature: "マーチャントコンソール",
    occasions: {
      register: {
        subject: "登録用の認証コード",
        lead: "ようこそ。登録を完了するには、次のコードを入力してください。",
      },
      alreadyRegistered: {
        subject: "すでにアカウントをお持ちです",
        lead: "このメールアドレスで登録の申し込みがありましたが、すでにアカウントがあります。ログインしてください。パスワードをお忘れの場合は再設定できます。次のコードは、このメールボックスがご本人のものであることの確認だけに使われます。",
      },
      resetPassword: {
        subject: "パスワード再設定用の認証コード",
        lead: "新しいパスワードを設定するには、次のコードを入力してください。",
      },
      notRegistered: {
        subject: "このメールアドレスのアカウントはありません",
        lead: "このメールアドレスでパスワードの再設定が申し込まれましたが、アカウントがありません。別のメールアドレスで登録された可能性があります。お心当たりがない場合は、このメールを無視してください。",
      },
      editApplication: {
        subject: "アプリケーション編集用の認証コード",
        lead: "アプリケーションを編集するには、次のコードを入力してください。入金通知の送り先に関わる変更ですので、コードは誰にも教えないでください。",
      },
      viewCredentials: {
        subject: "認証情報表示用の認証コード",
        lead: "アプリケーションの認証情報を表示するには、次のコードを入力してください。重要な情報ですので、コードと認証情報を外部に漏らさないでください。",
      },
    },
  },
  "ko-KR": {
    greeting: "안녕하세요.",
    validity: "코드는 한 번만, 10분 동안 사용할 수 있습니다. 누구에게도 알려 주지 마세요. 저희는 코드를 묻지 않습니다.",
    ignore: "요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 코드 없이는 아무것도 변경되지 않습니다.",
    signature: "가맹점 콘솔",
    occasions: {
      register: { subject: "회원가입 인증 코드", lead: "환영합니다! 가입을 마치려면 다음 코드를 입력해 주세요." },
      alreadyRegistered: {
        subject: "이미 계정이 있습니다",
        lead: "이 이메일로 가입 요청이 있었지만 이미 계정이 있습니다. 로그인해 주세요. 비밀번호를 잊으셨다면 재설정할 수 있습니다. 다음 코드는 이 메일함이 본인의 것임을 확인하는 데에만 쓰입니다.",
      },
      resetPassword: { subject: "비밀번호 재설정 코드", lead: "새 비밀번호를 정하려면 다음 코드를 입력해 주세요." },
      notRegistered: {
        subject: "이 이메일로 가입된 계정이 없습니다",
        lead: "이 이메일로 비밀번호 재설정 요청이 있었지만 가입된 계정이 없습니다. 다른 이메일로 가입하셨을 수 있습니다. 요청하신 적이 없다면 이 메일을 무시하셔도 됩니다.",
      },
      editApplication: {
        subject: "애플리케이션 수정용 인증 코드",
        lead: "애플리케이션을 수정하려면 다음 코드를 입력해 주세요. 결제 알림이 전송될 곳이 바뀔 수 있으니 코드를 다른 사람에게 알려 주지 마세요.",
      },
      viewCredentials: {
        subject: "인증 정보 조회용 인증 코드",
        lead: "애플리케이션의 인증 정보를 보려면 다음 코드를 입력해 주세요. 중요한 정보이니 코드와 인증 정보가 유출되지 않도록 주의해 주세요.",
      },
    },
  },
  "th-TH": {
    greeting: "สวัสดี",
    validity: "รหัสใช้ได้ครั้งเดียวและมีอายุ 10 นาที โปรดอย่าบอกรหัสแก่ผู้ใด เราจะไม่ขอรหัสจากคุณ",
    ignore: "หากคุณไม่ได้เป็นผู้ขอ โปรดละเว้นอีเมลนี้ จะไม่มีสิ่งใดเปลี่ยนแปลงหากไม่มีรหัส",
    signature: "คอนโซลร้านค้า",
    occasions: {
      register: { subject: "รหัสลงทะเบียนของคุณ", lead: "ยินดีต้อนรับ! ป้อนรหัสนี้เพื่อลงทะเบียนให้เสร็จสิ้น:" },
      alreadyRegistered: {
        subject: "คุณมีบัญชีอยู่แล้ว",
        lead: "มีผู้ขอลงทะเบียนด้วยอีเมลนี้ แต่อีเมลนี้มีบัญชีอยู่แล้ว โปรดเข้าสู่ระบบ หากลืมรหัสผ่านสามารถตั้งใหม่ได้ รหัสด้านล่างใช้เพื่อยืนยันว่ากล่องจดหมายนี้เป็นของคุณเท่านั้น:",
      },
      resetPassword: { subject: "รหัสสำหรับตั้งรหัสผ่านใหม่", lead: "ป้อนรหัสนี้เพื่อตั้งรหัสผ่านใหม่:" },
      notRegistered: {
        subject: "ไม่มีบัญชีที่ใช้อีเมลนี้",
        lead: "มีผู้ขอตั้งรหัสผ่านใหม่ด้วยอีเมลนี้ แต่ไม่มีบัญชีที่ใช้อีเมลนี้ คุณอาจลงทะเบียนด้วยอีเมลอื่น หากคุณไม่ได้เป็นผู้ขอ โปรดละเว้นอีเมลนี้",
      },
      editApplication: {
        subject: "รหัสยืนยันสำหรับแก้ไขแอปพลิเคชัน",
        lead: "ป้อนรหัสนี้เพื่อแก้ไขแอปพลิเคชัน การเปลี่ยนแปลงนี้กำหนดปลายทางการแจ้งรับเงิน โปรดอย่าบอกรหัสแก่ผู้อื่น:",
      },
      viewCredentials: {
        subject: "รหัสยืนยันสำหรับดูข้อมูลรับรอง",
        lead: "ป้อนรหัสนี้เพื่อดูข้อมูลรับรองของแอปพลิเคชัน ข้อมูลนี้สำคัญ โปรดอย่าให้รหัสและข้อมูลรับรองรั่วไหล:",
      },
    },
  },
};
