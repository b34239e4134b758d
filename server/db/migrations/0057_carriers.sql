CREATE TABLE "carrier_shipments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"remote_id" text,
	"tracking_number" text,
	"progress" text DEFAULT 'New' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	CONSTRAINT "carrier_shipments_remote_id_unique" UNIQUE("remote_id")
);
--> statement-breakpoint
CREATE TABLE "sdek_point_loads" (
	"id" integer PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sdek_points" (
	"code" text PRIMARY KEY NOT NULL,
	"city_code" integer NOT NULL,
	"city" text NOT NULL,
	"plain_city" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"schedule" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"weight_limit" integer,
	"search_text" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sdek_quotes" (
	"from_city" integer NOT NULL,
	"to_city" integer NOT NULL,
	"tariff" integer NOT NULL,
	"weight" integer NOT NULL,
	"cost" bigint,
	"days" integer,
	"quoted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sdek_quotes_from_city_to_city_tariff_weight_pk" PRIMARY KEY("from_city","to_city","tariff","weight")
);
--> statement-breakpoint
ALTER TABLE "carrier_shipments" ADD CONSTRAINT "carrier_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_shipments_due" ON "carrier_shipments" USING btree ("check_at") WHERE "carrier_shipments"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "sdek_points_city" ON "sdek_points" USING btree ("plain_city") WHERE "sdek_points"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "sdek_points_search" ON "sdek_points" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sdek_quotes_quoted" ON "sdek_quotes" USING btree ("quoted_at");