import type { Language } from "#contracts/languages.ts";
import type { AgreedMessage as Message } from "#contracts/mock/list-messages.ts";

type Text = Pick<Message, "title" | "subTitle" | "content">;
type Name = "question" | "invoice" | "maintenance" | "renewal" | "callback" | "address";
/** What a message says about itself; `age` is in minutes, counted back from when it is first asked for. */
type MadeUp = Pick<Message, "id" | "type" | "messageType"> & { name: Name; age: number };

/** The messages that mock mode makes up, two for each tab, one for each kind (3.13). */
export const MADE_UP_MESSAGES: readonly MadeUp[] = [
  { id: 1, name: "question", type: "message", messageType: null, age: 24 },
  { id: 2, name: "invoice", type: "message", messageType: null, age: 190 },
  { id: 3, name: "maintenance", type: "notice", messageType: 0, age: 75 },
  { id: 4, name: "renewal", type: "notice", messageType: 3, age: 1_460 },
  { id: 5, name: "callback", type: "todo", messageType: 1, age: 410 },
  { id: 6, name: "address", type: "todo", messageType: 2, age: 2_950 },
];

/** What they say, in each of the six languages (9.6). */
export const MESSAGE_TEXTS: Record<Language, Record<Name, Text>> = {
  "en-US": {
    question: {
      title: "Nadia Suwan",
      subTitle: "Support",
      content: "Your question about confirmations is answered: a payment counts once its blocks are confirmed.",
    },
    invoice: { title: "Kenji Mori", subTitle: "Finance", content: "Could you send me the list of bills for October?" },
    maintenance: {
      title: "Maintenance on Sunday",
      subTitle: "",
      content: "New orders pause from 02:00 to 02:30 UTC. Payments under way are not affected.",
    },
    renewal: { title: "Your package ends soon", subTitle: "", content: "Renew it to keep your limits." },
    callback: {
      title: "Check the callback address",
      subTitle: "",
      content: "One of your applications has none for withdrawals yet.",
    },
    address: { title: "Review the payment addresses", subTitle: "", content: "Two of three networks are reviewed." },
  },
  "zh-TW": {
    question: {
      title: "Nadia Suwan",
      subTitle: "客戶支援",
      content: "關於確認數的問題已回覆：區塊確認完成後，付款才算入帳。",
    },
    invoice: { title: "Kenji Mori", subTitle: "財務", content: "可以把十月的帳單明細寄給我嗎？" },
    maintenance: {
      title: "週日系統維護",
      subTitle: "",
      content: "UTC 02:00 至 02:30 暫停建立新訂單，進行中的付款不受影響。",
    },
    renewal: { title: "您的套餐即將到期", subTitle: "", content: "續訂即可保留目前的額度。" },
    callback: { title: "檢查回呼地址", subTitle: "", content: "您有一個應用程式尚未設定提領回呼地址。" },
    address: { title: "核對付款地址", subTitle: "", content: "三個網路中已核對兩個。" },
  },
  "zh-CN": {
    question: {
      title: "Nadia Suwan",
      subTitle: "客户支持",
      content: "关于确认数的问题已回复：区块确认完成后，付款才算到账。",
    },
    invoice: { title: "Kenji Mori", subTitle: "财务", content: "可以把十月的账单明细发给我吗？" },
    maintenance: {
      title: "周日系统维护",
      subTitle: "",
      content: "UTC 02:00 至 02:30 暂停创建新订单，进行中的付款不受影响。",
    },
    renewal: { title: "您的套餐即将到期", subTitle: "", content: "续订即可保留当前额度。" },
    callback: { title: "检查回调地址", subTitle: "", content: "您有一个应用尚未设置提现回调地址。" },
    address: { title: "核对付款地址", subTitle: "", content: "三个网络中已核对两个。" },
  },
  "ja-JP": {
    question: {
      title: "Nadia Suwan",
      subTitle: "サポート",
      content: "承認数についてのご質問に回答しました。支払いは、ブロックの承認が完了すると有効になります。",
    },
    invoice: { title: "Kenji Mori", subTitle: "経理", content: "10月の請求の一覧を送っていただけますか？" },
    maintenance: {
      title: "日曜日のメンテナンス",
      subTitle: "",
      content: "UTC 02:00～02:30 は新しい注文を受け付けません。進行中の支払いには影響しません。",
    },
    renewal: {
      title: "パッケージの期限が近づいています",
      subTitle: "",
      content: "更新すると、現在の上限を維持できます。",
    },
    callback: {
      title: "コールバック先の確認",
      subTitle: "",
      content: "出金のコールバック先が未設定のアプリケーションが 1 つあります。",
    },
    address: { title: "支払いアドレスの確認", subTitle: "", content: "3 つのネットワークのうち 2 つを確認しました。" },
  },
  "ko-KR": {
    question: {
      title: "Nadia Suwan",
      subTitle: "고객 지원",
      content: "컨펌에 대한 문의에 답변드렸습니다. 결제는 블록 컨펌이 끝나면 반영됩니다.",
    },
    invoice: { title: "Kenji Mori", subTitle: "재무", content: "10월 청구 내역을 보내 주실 수 있나요?" },
    maintenance: {
      title: "일요일 점검 안내",
      subTitle: "",
      content: "UTC 02:00~02:30에는 새 주문을 받지 않습니다. 진행 중인 결제에는 영향이 없습니다.",
    },
    renewal: { title: "패키지가 곧 만료됩니다", subTitle: "", content: "갱신하면 현재 한도를 유지할 수 있습니다." },
    callback: {
      title: "콜백 주소 확인",
      subTitle: "",
      content: "출금 콜백 주소가 아직 없는 애플리케이션이 하나 있습니다.",
    },
    address: { title: "결제 주소 검토", subTitle: "", content: "네트워크 3개 중 2개를 검토했습니다." },
  },
  "th-TH": {
    question: {
      title: "Nadia Suwan",
      subTitle: "ฝ่ายสนับสนุน",
      content: "ตอบคำถามเรื่องการยืนยันแล้ว: การชำระเงินจะนับเมื่อบล็อกได้รับการยืนยันครบ",
    },
    invoice: { title: "Kenji Mori", subTitle: "ฝ่ายการเงิน", content: "ช่วยส่งรายการบิลของเดือนตุลาคมให้หน่อยได้ไหม" },
    maintenance: {
      title: "ปิดปรับปรุงวันอาทิตย์",
      subTitle: "",
      content: "งดรับคำสั่งซื้อใหม่ช่วง 02:00–02:30 UTC การชำระเงินที่ดำเนินอยู่ไม่ได้รับผลกระทบ",
    },
    renewal: { title: "แพ็กเกจของคุณใกล้หมดอายุ", subTitle: "", content: "ต่ออายุเพื่อคงโควตาเดิมไว้" },
    callback: {
      title: "ตรวจสอบที่อยู่ Callback",
      subTitle: "",
      content: "มีแอปพลิเคชันหนึ่งรายการที่ยังไม่ได้ตั้งที่อยู่ Callback สำหรับการถอนเงิน",
    },
    address: { title: "ตรวจทานที่อยู่รับชำระเงิน", subTitle: "", content: "ตรวจทานแล้วสองจากสามเครือข่าย" },
  },
};
