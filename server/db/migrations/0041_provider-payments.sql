CREATE TABLE "provider_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"external_id" text,
	"url" text,
	"receipt" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	CONSTRAINT "provider_payments_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD CONSTRAINT "provider_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_payments_check" ON "provider_payments" USING btree ("check_at") WHERE "provider_payments"."check_at" is not null;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;