DROP INDEX CONCURRENTLY IF EXISTS "orders_to_pay";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_to_pay" ON "orders" USING btree ((("totals" ->> 'toPay')::bigint),"id") WHERE "orders"."confirmed_at" is not null;
