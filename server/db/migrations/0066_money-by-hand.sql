-- Money that staff receive and pay back by themselves, each with its document.
CREATE TABLE "hand_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"transfer_id" bigint,
	CONSTRAINT "hand_refunds_once" UNIQUE NULLS NOT DISTINCT("order_id","refund_id"),
	CONSTRAINT "hand_refunds_amount" CHECK ("hand_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "money_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"direction" text NOT NULL,
	"number" text,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undo_reason" text,
	CONSTRAINT "money_transfers_amount" CHECK ("money_transfers"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "hand_refunds" ADD CONSTRAINT "hand_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_refunds" ADD CONSTRAINT "hand_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_refunds" ADD CONSTRAINT "hand_refunds_transfer_id_money_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."money_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_transfers" ADD CONSTRAINT "money_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_refunds_owed" ON "hand_refunds" USING btree ("order_id") WHERE "hand_refunds"."transfer_id" is null;--> statement-breakpoint
CREATE INDEX "money_transfers_order" ON "money_transfers" USING btree ("order_id");--> statement-breakpoint
CREATE TRIGGER "money_transfers_audit" AFTER INSERT OR UPDATE ON "money_transfers" FOR EACH ROW
  EXECUTE FUNCTION "record_audit"('direction', 'number', 'day', 'amount', 'undone_at');--> statement-breakpoint
-- What is owed by now: canceled orders that were paid by hand, and returns accepted after such a payment.
INSERT INTO "hand_refunds" ("id", "order_id", "refund_id", "amount", "created_at")
SELECT 'hand-' || gen_random_uuid(), o."id", NULL, (o."totals" ->> 'toPay')::bigint, o."updated_at"
FROM "orders" o
WHERE o."status" = 'Canceled' AND o."payment_status" = 'Paid' AND (o."totals" ->> 'toPay')::bigint > 0
  AND NOT EXISTS (SELECT 1 FROM "payments" p WHERE p."order_id" = o."id" AND p."progress" = 'Paid');--> statement-breakpoint
INSERT INTO "hand_refunds" ("id", "order_id", "refund_id", "amount", "created_at")
SELECT 'hand-' || gen_random_uuid(), o."id", r."id", r."goods" + r."delivery", coalesce(r."decided_at", r."created_at")
FROM "refunds" r JOIN "orders" o ON o."id" = r."order_id"
WHERE r."state" = 'Accepted' AND r."goods" + r."delivery" > 0 AND o."payment_status" = 'Paid'
  AND NOT EXISTS (SELECT 1 FROM "payments" p WHERE p."order_id" = o."id" AND p."progress" = 'Paid')
  AND NOT EXISTS (SELECT 1 FROM "order_events" e
    WHERE e."order_id" = o."id" AND e."title" = 'Оплачен' AND e."at" > r."decided_at");
