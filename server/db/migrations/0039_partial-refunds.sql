CREATE TABLE "refund_lines" (
	"refund_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"accepted" integer,
	"amount" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_position_pk" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "refund_lines_accepted" CHECK ("refund_lines"."accepted" between 0 and "refund_lines"."quantity"),
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"ticket_id" text,
	"state" text NOT NULL,
	"reason" text,
	"note" text,
	"goods" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"bonus" integer NOT NULL,
	"earned" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refunds_ticket_id_unique" UNIQUE("ticket_id")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "given_for" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "returned_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_returned" CHECK ("order_items"."returned" between 0 and "order_items"."quantity");--> statement-breakpoint
UPDATE "order_items" SET "returned" = "quantity",
	"returned_amount" = CASE WHEN "is_gift" THEN 0 ELSE "quantity" * "price" - "promo" END
FROM "orders" WHERE "orders"."id" = "order_items"."order_id" AND "orders"."status" = 'Refunded';
