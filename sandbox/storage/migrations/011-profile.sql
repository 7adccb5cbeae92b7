-- What a merchant says of themselves beside the nickname (3.3); "" where they say nothing.
alter table merchants add column name text not null default '';
alter table merchants add column job text not null default '';
alter table merchants add column organization text not null default '';
alter table merchants add column location text not null default '';
alter table merchants add column introduction text not null default '';
alter table merchants add column personal_website text not null default '';
alter table merchants add column phone text not null default '';
