export { Installment, OnlinePayment, Order, OrderStatusView, Orders, PendingOrders, RepeatResult } from '../model';
