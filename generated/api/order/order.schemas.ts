export { Installment, OnlinePayment, Order, OrderStatusView, Orders, PendingOrders, PriceExplanation, RepeatResult } from '../model';
