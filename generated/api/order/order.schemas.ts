export { Installment, OnlinePayment, Order, OrderStatusView, Orders, PendingOrders, PriceExplanation, RefundPreview, RepeatResult } from '../model';
