CREATE TABLE "deleted_partner_records" (
	"partner_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"record" jsonb NOT NULL,
	"cart_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_partner_records_partner_id_kind_id_pk" PRIMARY KEY("partner_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "deleted_partner_records" ADD CONSTRAINT "deleted_partner_records_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_partner_records_time" ON "deleted_partner_records" USING btree ("deleted_at");