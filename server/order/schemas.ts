import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

export type CheckoutStep = Schemas['CheckoutStep'];
export type Order = Schemas['Order'];
export type OrderAction = Schemas['OrderAction'];
export type OrderActor = Schemas['OrderActor'];
export type OrderBuyer = Schemas['OrderBuyer'];
export type OrderDelivery = Schemas['OrderDelivery'];
export type OrderEvent = Schemas['OrderEvent'];
export type OrderItem = Schemas['OrderItem'];
export type OrderNext = Schemas['OrderNext'];
export type OrderPayment = Schemas['OrderPayment'];
export type OrderProduct = Schemas['OrderProduct'];
export type QuantityRules = Schemas['QuantityRules'];
export type OrderStatus = Schemas['OrderStatus'];
export type OrderStatusView = Schemas['OrderStatusView'];
export type OrderSummary = Schemas['OrderSummary'];
export type Orders = Schemas['Orders'];
export type OrdersFilter = Schemas['OrdersFilter'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentStatus = Schemas['PaymentStatus'];
export type PaymentState = Schemas['PaymentState'];
export type RepeatLine = Schemas['RepeatLine'];
export type RepeatResult = Schemas['RepeatResult'];
export type ShippingState = Schemas['ShippingState'];
