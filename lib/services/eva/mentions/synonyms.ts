/**
 * What an English word also goes by: true synonyms, of which one may be said for another without changing what is
 * meant. They are counted apart from the word that was asked about, under their own names.
 */
export const SYNONYMS = `
bookkeeper accountant
spreadsheet excel
email newsletter
card credit-card debit-card
support customer-service customer-support helpdesk help-desk
phone mobile-phone cell-phone cellphone smartphone mobile
price cost costs
crowded packed overcrowded
cleanliness clean
fee surcharge
activation-fee set-up-fee setup-fee
bill invoice
app mobile-app
data-protection privacy gdpr
boss manager
client customer
child children kid kids toddler
employee staff
colleague coworker co-worker teammate
shop store
company business firm
salary wage wages pay
doctor physician gp
husband spouse
wife spouse
mother mum mom
father dad
car vehicle
house home
holiday vacation
subscription membership
login sign-in
sign-up registration
bug error
vat gst sales-tax value-added-tax
fraud scam
reminder notification
trial trial-period free-trial
refund money-back
supplier vendor
competitor rival
bank-transfer wire-transfer direct-debit
password passcode
manual instructions
discount rebate
website site web-page
photo picture
parcel package
rubbish garbage trash waste
queue waiting-list
meeting call
treasurer bursar
setup set-up setting-up
approval sign-off
deposit down-payment
accessibility screen-reader
`;
