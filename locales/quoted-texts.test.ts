import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/*
 * What the specification fixes of the texts, in the five languages besides English (1.2): statuses, messages, and buttons
 * that must not change places. `model-tests/situations/stated.test.ts` has the
 * English ones.
 */
const LANGUAGES = ["zh-TW", "zh-CN", "ja-JP", "ko-KR", "th-TH"];

test.each([
  ["chain:orderStatus.pending", "待付款", "待付款", "支払い待ち", "결제 대기", "รอชำระเงิน"],
  ["chain:orderStatus.waiting", "確認中", "确认中", "承認中", "확인 중", "กำลังยืนยัน"],
  ["chain:orderStatus.paid", "已付款", "已付款", "支払い済み", "결제 완료", "ชำระแล้ว"],
  ["chain:orderStatus.cancelled", "已取消", "已取消", "キャンセル済み", "취소됨", "ยกเลิกแล้ว"],
  ["chain:orderStatus.failed", "確認失敗", "确认失败", "承認失敗", "확인 실패", "ยืนยันไม่สำเร็จ"],
  ["applications:status.enabled", "正常", "正常", "正常", "정상", "ปกติ"],
  ["applications:status.disabled", "停用", "停用", "停止中", "중지됨", "หยุดใช้งาน"],
  ["bills:notice.notNotified", "尚未傳送", "尚未发送", "未送信", "미전송", "ยังไม่ได้ส่ง"],
  ["bills:notice.success", "已送達", "已送达", "配信済み", "전송 완료", "ส่งสำเร็จ"],
  ["bills:notice.failed", "回呼失敗", "回调失败", "コールバック失敗", "콜백 실패", "คอลแบ็กล้มเหลว"],
  [
    "login:issue.emailFormat",
    "電子郵件格式不正確。",
    "邮箱格式不正确。",
    "メールアドレスの形式が正しくありません。",
    "이메일 형식이 올바르지 않습니다.",
    "รูปแบบอีเมลไม่ถูกต้อง",
  ],
  ["account:register.sendCode", "傳送驗證碼", "发送验证码", "コードを送信", "코드 보내기", "ส่งรหัส"],
  ["account:register.resendCode", "重新傳送", "重新发送", "再送信", "다시 보내기", "ส่งอีกครั้ง"],
  [
    "account:register.issue.codeRequired",
    "請輸入電子郵件中的驗證碼。",
    "请输入邮件中的验证码。",
    "メールに記載されたコードを入力してください。",
    "이메일로 받은 코드를 입력해 주세요.",
    "โปรดกรอกรหัสจากอีเมล",
  ],
  [
    "account:register.issue.repeatDifferent",
    "兩次輸入的密碼不一致。",
    "两次输入的密码不一致。",
    "2 つのパスワードが一致しません。",
    "두 비밀번호가 서로 다릅니다.",
    "รหัสผ่านทั้งสองไม่ตรงกัน",
  ],
  [
    "login:failed",
    "登入發生錯誤，請重新整理後再試",
    "登录出错，请刷新后重试",
    "ログインエラーです。ページを更新してから、もう一度お試しください",
    "로그인 오류입니다. 새로고침한 뒤 다시 시도해 주세요",
    "เข้าสู่ระบบผิดพลาด โปรดรีเฟรชแล้วลองอีกครั้ง",
  ],
  [
    "login:registered",
    "註冊成功，請使用新密碼登入。",
    "注册成功，请使用新密码登录。",
    "登録が完了しました。新しいパスワードでログインしてください。",
    "가입이 완료되었습니다. 새 비밀번호로 로그인해 주세요.",
    "ลงทะเบียนสำเร็จ โปรดเข้าสู่ระบบด้วยรหัสผ่านใหม่",
  ],
  [
    "account:profileEdit.nicknameSaved",
    "暱稱已修改",
    "昵称已修改",
    "ニックネームを変更しました",
    "닉네임이 변경되었습니다",
    "เปลี่ยนชื่อที่แสดงแล้ว",
  ],
  [
    "applications:add.done",
    "應用程式已建立",
    "应用已创建",
    "アプリケーションを作成しました",
    "애플리케이션이 생성되었습니다",
    "สร้างแอปพลิเคชันแล้ว",
  ],
  [
    "applications:edit.done",
    "變更已儲存",
    "更改已保存",
    "変更を保存しました",
    "변경 사항이 저장되었습니다",
    "บันทึกการแก้ไขแล้ว",
  ],
  ["applications:gate.passed", "驗證成功", "验证成功", "認証に成功しました", "인증되었습니다", "ยืนยันสำเร็จ"],
  [
    "applications:gate.reminder",
    "重要資料，請勿外洩",
    "重要数据，请勿泄露",
    "重要な情報です。漏えいにご注意ください",
    "중요한 정보이니 유출되지 않도록 주의해 주세요",
    "ข้อมูลสำคัญ โปรดอย่าให้รั่วไหล",
  ],
  [
    "orders:packages.packageMissing",
    "請先選擇方案",
    "请先选择套餐",
    "先にプランを選択してください",
    "먼저 패키지를 선택해 주세요",
    "โปรดเลือกแพ็คเกจก่อน",
  ],
  [
    "orders:packages.ordered",
    "訂單 {{code}} 已建立",
    "订单 {{code}} 已创建",
    "注文 {{code}} を作成しました",
    "주문이 생성되었습니다: {{code}}",
    "สร้างคำสั่งซื้อ {{code}} แล้ว",
  ],
  ["orders:pay.finish", "完成付款", "完成付款", "送金しました", "송금했습니다", "ชำระเงินเสร็จแล้ว"],
  ["shell:copy.done", "已複製", "已复制", "コピーしました", "복사했습니다", "คัดลอกแล้ว"],
  [
    "shell:copy.failed",
    "無法複製，請自行選取並複製。",
    "无法复制，请手动选中并复制。",
    "コピーできませんでした。選択して手動でコピーしてください。",
    "복사하지 못했습니다. 직접 선택해서 복사해 주세요.",
    "คัดลอกไม่สำเร็จ โปรดเลือกแล้วคัดลอกด้วยตนเอง",
  ],
  ["shell:ended.signIn", "重新登入", "重新登录", "もう一度ログイン", "다시 로그인", "เข้าสู่ระบบอีกครั้ง"],
  ["shell:notice.signedOut", "您已登出", "您已退出登录", "ログアウトしました", "로그아웃했습니다", "คุณออกจากระบบแล้ว"],
  [
    "shell:notice.welcome",
    "已登入，歡迎您",
    "已登录，欢迎您",
    "ログインしました。ようこそ",
    "로그인되었습니다. 환영합니다",
    "เข้าสู่ระบบแล้ว ยินดีต้อนรับ",
  ],
  ["shell:fault.unnamed", "錯誤", "错误", "エラー", "오류", "ข้อผิดพลาด"],
  ["shell:fault.request", "請求錯誤", "请求错误", "リクエストエラー", "요청 오류", "เกิดข้อผิดพลาดในการส่งคำขอ"],
  ["settings:close", "關閉", "关闭", "閉じる", "닫기", "ปิด"],
  ["settings:copy", "複製設定", "复制设置", "設定をコピー", "설정 복사", "คัดลอกการตั้งค่า"],
  ["messages:tab.message", "訊息", "消息", "メッセージ", "메시지", "ข้อความ"],
  ["messages:tab.notice", "通知", "通知", "お知らせ", "공지", "ประกาศ"],
  ["messages:tab.todo", "待辦", "待办", "ToDo", "할 일", "สิ่งที่ต้องทำ"],
  ["dashboard:receipts.week", "1 週", "1 周", "1 週間", "1주", "1 สัปดาห์"],
  ["dashboard:receipts.month", "1 個月", "1 个月", "1 か月", "1개월", "1 เดือน"],
  ["dashboard:receipts.threeMonths", "3 個月", "3 个月", "3 か月", "3개월", "3 เดือน"],
])("%s is the same to every reader", (key, ...translated) => {
  expect(LANGUAGES.map((language) => textOf(language, key))).toEqual(translated);
});

/** A text as it stands in the file of its area; where it is the text of another key, that one. */
function textOf(language: string, key: string): string {
  const [area = "", path = ""] = key.split(":");
  const file = readFileSync(join(import.meta.dirname, language, `${area}.json`), "utf8");
  const text = path.split(".").reduce<unknown>((at, name) => Reflect.get(Object(at), name), JSON.parse(file));
  const [, other] = /^\$t\((.+)\)$/.exec(String(text)) ?? [];
  return other === undefined ? String(text) : textOf(language, other);
}
