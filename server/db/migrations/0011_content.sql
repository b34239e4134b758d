CREATE TABLE "promotion_banners" (
	"promotion_id" text PRIMARY KEY NOT NULL,
	"display" text DEFAULT 'Carousel' NOT NULL,
	"kind" text DEFAULT 'Ordinary' NOT NULL,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "static_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promotion_banners" ADD CONSTRAINT "promotion_banners_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","confirmed_at");