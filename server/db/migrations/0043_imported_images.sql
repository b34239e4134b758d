CREATE TABLE "imported_image_files" (
	"key" text NOT NULL,
	"format" text NOT NULL,
	"side" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "imported_image_files_key_format_side_pk" PRIMARY KEY("key","format","side")
);
--> statement-breakpoint
CREATE TABLE "imported_images" (
	"key" text PRIMARY KEY NOT NULL,
	"source_url" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"stored_at" timestamp with time zone,
	"failure" text,
	"requested_at" timestamp with time zone NOT NULL,
	"needed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_image_files" ADD CONSTRAINT "imported_image_files_key_imported_images_key_fk" FOREIGN KEY ("key") REFERENCES "public"."imported_images"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_images_due" ON "imported_images" USING btree ("next_attempt_at") WHERE "imported_images"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "imported_images_failed" ON "imported_images" USING btree ("key") WHERE "imported_images"."next_attempt_at" is null and "imported_images"."stored_at" is null;--> statement-breakpoint
CREATE INDEX "imported_images_needed" ON "imported_images" USING btree ("needed_at");